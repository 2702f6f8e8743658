// In which order the test files run: first those that drive browsers and programs, which take longest, so that none of them is left for the end with one
// core at work. Which these are is said by where they stand: a fresh clone has no times of earlier runs.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const longest = [/\.browser\.test\.ts$/, /\/src\/e2e\//, /\/src\/http\/|\.e2e\.test\.ts$/, /\/src\/(export|cli)\/|\/(bench|spec|examples)\//];

/** 0 is first. */
function placeOf({ moduleId }: TestSpecification): number {
  const at = longest.findIndex((one) => one.test(moduleId));
  return at === -1 ? longest.length : at;
}

/** One project after the other, since a process works for one of them; within one kind the usual order holds, the largest files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return [...Map.groupBy(usual, ({ project }) => project.name).values()].flatMap((ofProject) => ofProject.toSorted((one, other) => placeOf(one) - placeOf(other)));
  }
}
