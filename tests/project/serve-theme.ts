import type { MakeScenario } from './scenario.ts';
import { siteWithTheme } from './site-with-theme.ts';

/** Builds the sample site with another theme, given as the lines below `theme:`, and serves it. */
export async function serveTheme(scenario: MakeScenario, theme: string): Promise<string> {
  const project = scenario({ site: siteWithTheme(theme) });
  const { code, output } = await project.build();
  if (code !== 0) throw new Error(output);
  return project.serve();
}
