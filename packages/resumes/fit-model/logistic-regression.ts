const passes = 10;
const rate = 0.15;
const shrinkage = 2e-3;

/**
 * Weights of features by logistic regression (AdaGrad, shrunk toward zero), in a fixed random order.
 * @param rarest features of fewer samples get no weight
 */
export function fitWeights(
  samples: readonly (readonly [features: readonly string[], isRight: boolean])[],
  rarest: number,
): Map<string, number> {
  const times = new Map<string, number>();
  for (const [features] of samples) for (const feature of features) times.set(feature, (times.get(feature) ?? 0) + 1);
  const ids = new Map<string, number>();
  for (const [feature, often] of times) if (often >= rarest) ids.set(feature, ids.size);
  const rows = samples.map(([features, isRight]) => ({
    ids: features.flatMap((feature) => ids.get(feature) ?? []),
    isRight,
  }));
  const weights = new Float64Array(ids.size);
  const squares = new Float64Array(ids.size).fill(1e-6);
  const random = seeded();
  for (let pass = 0; pass < passes; pass += 1) {
    for (let at = rows.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [rows[at], rows[other]] = [rows[other]!, rows[at]!];
    }
    for (const row of rows) {
      let sum = 0;
      for (const id of row.ids) sum += weights[id]!;
      const error = 1 / (1 + Math.exp(-sum)) - (row.isRight ? 1 : 0);
      for (const id of row.ids) {
        const gradient = error + shrinkage * weights[id]!;
        squares[id]! += gradient * gradient;
        weights[id]! -= (rate * gradient) / Math.sqrt(squares[id]!);
      }
    }
  }
  return new Map([...ids].map(([feature, id]) => [feature, weights[id]!]));
}

function seeded(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}
