// The table of commands, in the order of the help. `module` is a path below this folder, whose export `run` gets the
// arguments after the name of the command. `options` are the options of `parseArgs`, with what the help says of them.

/**
 * @typedef {{ type: 'string' | 'boolean', value?: string, help: string }} Option
 * @typedef {{ about: string, takes?: string, module: string, options: Record<string, Option> }} Command
 */

/** A mistake in the arguments of a command, which is shown with the help of the command. */
export class WrongArgument extends TypeError {
  code = 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE';
}

/** @type {(value: string, help: string) => { type: 'string', value: string, help: string }} */
const text = (value, help) => ({ type: 'string', value, help });

/** @type {(help: string) => { type: 'boolean', help: string }} */
const flag = (help) => ({ type: 'boolean', help });

const address = {
  port: text('NUMBER', 'the port to listen on'),
  host: text('NAME', 'the address to listen on (0.0.0.0: from other devices)'),
  open: flag('opens the site in the browser'),
};
const base = { base: text('/FOLDER/', 'the folder of the site on its host') };
const outDir = { outDir: text('FOLDER', 'another folder than dist') };

/** @satisfies {Record<string, Command>} */
export const commands = {
  new: {
    about: 'makes a site in an empty folder; what no flag says is asked',
    takes: '[FOLDER]',
    module: 'start/new-site/new-site',
    options: {
      name: text('TEXT', 'your name'),
      role: text('TEXT', 'what you do'),
      line: text('TEXT', 'a line about you'),
      mail: text('ADDRESS', 'your mail address, which visitors will see'),
      language: text('TAG', 'the language of the site, such as de'),
      second: text('TAG', 'a second language of the site'),
      'second-role': text('TEXT', 'what you do, in the second language'),
      'second-line': text('TEXT', 'a line about you, in the second language'),
      preset: text('NAME', 'its look: dusk, atelier, meridian, noir, folio or mono'),
      pictures: text('FOLDER', 'a folder with pictures of your work'),
      from: text(
        'SOURCE',
        'makes it of resume.json, linkedin.zip or github:NAME, and asks nothing',
      ),
      yes: flag('asks nothing, and needs --name'),
    },
  },
  dev: {
    about: 'shows the site while you edit it',
    module: 'build/vite/dev',
    options: { ...address, ...base },
  },
  build: {
    about: 'writes the site to dist/',
    module: 'build/vite/build',
    options: {
      ...base,
      ...outDir,
      strict: flag('fails if a data service elsewhere does not respond'),
      'allow-sample': flag('allows what is left of the sample site'),
    },
  },
  preview: {
    about: 'serves dist/ as a host would',
    module: 'build/vite/preview',
    options: { ...address, ...base, ...outDir },
  },
  check: {
    about: 'lists what is wrong in the two YAML files',
    module: 'checks/check',
    options: {
      format: text('text|json|github', 'how the problems are written (default: text)'),
      config: text('FILE', 'another file than site.config.yaml'),
      content: text('FILE', 'another file than content/index.yaml'),
      launch: flag('also lists what still looks like the sample, and production: false'),
      fix: flag('mends what is certain, and says what it did'),
    },
  },
  upgrade: {
    about: 'gives keys of an older version the names of this one',
    module: 'checks/upgrade',
    options: {
      engine: text('ARCHIVE|VERSION', 'first installs this version of Vitrine in the site'),
    },
  },
  import: {
    about: 'adds what a résumé says: resume.json, linkedin.zip or github:NAME',
    takes: 'SOURCE',
    module: 'start/import/import',
    options: {
      replace: flag('replaces what is there already and differs'),
      yes: flag('the same: answers yes to every question'),
    },
  },
  'new:section': {
    about: 'writes the files of a section type of your own',
    takes: 'NAME',
    module: 'authors/new-section/new-section',
    options: {},
  },
  schema: {
    about: 'writes what editors complete, after an edit of a schema',
    module: 'authors/generated-files/write',
    options: {},
  },
};

const common = {
  site: text('FOLDER', 'the folder of the site (default: this one)'),
  help: flag('shows this'),
};

/** @type {(rows: readonly (readonly [string, string])[]) => string} */
function columns(rows) {
  const width = Math.max(...rows.map(([first]) => first.length)) + 3;
  return rows.map(([first, second]) => `  ${first.padEnd(width)}${second}`).join('\n');
}

/** Returns the help of all commands. */
export function overview() {
  const rows = Object.entries(commands).map(
    ([name, { about }]) => /** @type {const} */ ([name, about]),
  );
  return `vitrine COMMAND [--site FOLDER]\n\n${columns(rows)}\n\nvitrine COMMAND --help says more.\n`;
}

/** @type {(name: string, command: Command) => string} */
export function helpOf(name, { about, takes = '', options }) {
  const rows = Object.entries({ ...options, ...common }).map(
    ([option, { value = '', help }]) => /** @type {const} */ ([`--${option} ${value}`, help]),
  );
  return `vitrine ${`${name} ${takes}`.trim()} [options]: ${about}\n\n${columns(rows)}\n`;
}
