import { type RingStack, stockRings } from '../physics/rings/stock-rings';

const byPieces: readonly RingStack[] = stacks();

/**
 * Stack of stock rings between two thicknesses, mm: the fewest pieces, then the thinnest. Undefined where the lens may carry
 * none. The choice equals that of `planRings`, without its table of the reach of each stack.
 */
export function thinnestStack(leastMm: number, mostMm: number, focalLengthMm: number): RingStack | undefined {
  const most = Math.min(mostMm, stockRings.maxFocalLengths * focalLengthMm) * (1 + 1e-9);
  const least = leastMm * (1 - 1e-9);
  for (const stack of byPieces) if (stack.thicknessMm >= least && stack.thicknessMm <= most) return stack;
  return undefined;
}

function stacks(): RingStack[] {
  const rings: readonly number[] = stockRings.thicknessesMm;
  const single = rings.map(ring => ({ piecesMm: [ring], thicknessMm: ring }));
  const double = rings.flatMap((thick, index) =>
    rings.slice(0, index + 1).map(thin => ({ piecesMm: [thick, thin], thicknessMm: thick + thin })),
  );
  return [...single, ...double.sort((a, b) => a.thicknessMm - b.thicknessMm)];
}
