import { readOptions } from './journal/options.ts';
import { writeJournal } from './journal/write-journal.ts';

const options = readOptions(process.argv.slice(2));
if (options) {
  const { entries, parties } = await writeJournal(options);
  const count = (value: number, one: string, many: string) =>
    `${value.toLocaleString('en-US')} ${value === 1 ? one : many}`;
  const what = `${count(entries, 'entry', 'entries')} of ${count(parties, 'party', 'parties')}`;
  console.log(`Wrote ${what} to ${options.file}. Read it with: hledger -f ${options.file} incomestatement`);
}
