// Recall and normalised discounted cumulative gain at ten, as score_retrieval.py of the sets reckons them.
export type Figures = { readonly queries: number; readonly recall5: number; readonly recall10: number; readonly ndcg10: number };
export type Answered = { readonly gold: readonly string[]; readonly ranked: readonly string[] };

export function figuresOf(answers: readonly Answered[]): Figures {
  const mean = (of: (answer: Answered) => number): number => answers.reduce((sum, answer) => sum + of(answer), 0) / Math.max(1, answers.length);
  return { queries: answers.length, recall5: mean((answer) => recallAt(answer, 5)), recall10: mean((answer) => recallAt(answer, 10)), ndcg10: mean(ndcg) };
}

function recallAt({ gold, ranked }: Answered, most: number): number {
  const wanted = new Set(gold);
  return ranked.slice(0, most).filter((id) => wanted.has(id)).length / Math.max(1, wanted.size);
}

function ndcg({ gold, ranked }: Answered): number {
  const wanted = new Set(gold);
  const gain = (at: number): number => 1 / Math.log2(at + 2);
  const ideal = Array.from({ length: Math.min(10, wanted.size) }, (_, at) => gain(at)).reduce((sum, one) => sum + one, 0);
  return ranked.slice(0, 10).reduce((sum, id, at) => sum + (wanted.has(id) ? gain(at) : 0), 0) / Math.max(ideal, 1e-9);
}
