import { expect, test } from 'vitest';
import { withOwnNames } from './AnswerCharts.tsx';

test('charts of two answers on one page share no name, and each keeps what names and describes it [WEB-ASK-8]', () => {
  const markup = '<section aria-labelledby="charts"><h2 id="charts">In a picture</h2><svg role="img" aria-labelledby="chart-1-t chart-1-k"><title id="chart-1-t">id="x" grew</title></svg></section>';
  expect(withOwnNames(markup, 'run_a')).toBe('<section aria-labelledby="run_a-charts"><h2 id="run_a-charts">In a picture</h2><svg role="img" aria-labelledby="run_a-chart-1-t run_a-chart-1-k"><title id="run_a-chart-1-t">id="x" grew</title></svg></section>');
});
