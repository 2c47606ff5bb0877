// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findAllPlaceholders } from './placeholders.ts';
import sample from './sample.json' with { type: 'json' };
import { takeSample } from './sample.ts';

describe('the check before a launch', () => {
  it('knows the sample as it is shipped (npm run sample records it again)', () => {
    expect(sample).toEqual(takeSample());
  });

  it('reports every place that still holds the sample', () => {
    const places = findAllPlaceholders().map(({ file, path }) => `${file} ${path}`);
    expect(places).toContain('site.config.yaml owner.name');
    expect(places).toContain('site.config.yaml navigation.logo.src');
    expect(places).toContainEqual(
      expect.stringMatching(/^site\.config\.yaml pages\[\d+\]\.sections\[\d+\]\.items\[0\]\.url$/),
    );
    expect(places).toContain('content/index.yaml personalOwn.own.nameOwn');
    for (const index of [0, 1, 2, 3]) {
      expect(places).toContain(`content/index.yaml contactMe[${index}][1]`);
    }
  });
});
