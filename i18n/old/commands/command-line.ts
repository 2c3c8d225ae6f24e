/** `npm run i18n:add` and its sisters: one command each, and what the translator gives it. */
import { runCommand } from '../../run-command.ts';
import { addLanguage } from './add.ts';
import { correctTypography } from './correct-typography.ts';
import { markChecked } from './mark-checked.ts';
import { status } from './status.ts';

const [name, tag, ...keys] = process.argv.slice(2);

const commands: Record<string, () => void> = {
  add: () => console.log(addLanguage(tag)),
  checked: () => console.log(markChecked(tag, keys)),
  typography: () => console.log(correctTypography()),
  status() {
    const { table, message } = status(tag);
    if (table.length > 0) {
      console.table(table);
    }
    if (message !== '') {
      console.log(message);
    }
  },
};

await runCommand(async () => commands[name as string]?.());
