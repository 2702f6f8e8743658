// In which order the test files run: first those that drive browsers and programs, which take longest, so that none of them is left for the end with one
// core at work. Which these are is said by where they stand: a fresh clone has no times of earlier runs.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const longest = [/\.browser\.test\.ts$/, /\/src\/e2e\//, /\/src\/http\/|\.e2e\.test\.ts$/, /\/src\/(export|cli)\/|\/(bench|spec|examples)\//];

/** Files with a process of their own go before all others: between two that share one they would end it. */
function placeOf({ moduleId, project }: TestSpecification): number {
  if (project.config.isolate) return -1;
  const at = longest.findIndex((one) => one.test(moduleId));
  return at === -1 ? longest.length : at;
}

/** Within one kind the usual order holds: the largest files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
