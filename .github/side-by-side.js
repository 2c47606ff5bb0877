// Runs scripts of package.json side by side, and shows what each of them has written once it has ended.
import { exec } from 'node:child_process';
import process from 'node:process';

for (const name of process.argv.slice(2))
  exec(`npm run ${name}`, { maxBuffer: Number.POSITIVE_INFINITY }, (error, output, errors) => {
    process.stdout.write(output);
    process.stderr.write(errors);
    if (error) process.exitCode = 1;
  });
