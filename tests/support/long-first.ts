import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Names of the files that take minutes. */
const LONG = /bombs|kill|replay|rival|seed-script/;

/** Runs long files first, so that the last one does not keep a single core busy at the end. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId.split('/').at(-1) ?? '');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
