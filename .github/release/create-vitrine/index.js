#!/usr/bin/env node
// `npm create vitrine FOLDER` starts this, and it starts `vitrine new FOLDER`.
import process from 'node:process';

process.argv.splice(2, 0, 'new');
await import(new URL('src/node/cli.js', import.meta.resolve('vitrine/package.json')).href);
