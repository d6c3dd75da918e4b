/**
 * Whether `typed` becomes `target`, or (`prefix`) its beginning, by one edit: a character wrong, missing, too many, or
 * two neighbours swapped. Looks at each character at most four times.
 */
export function oneEditAway(typed: string, target: string): 'whole' | 'prefix' | undefined {
  let same = 0;
  while (same < typed.length && typed[same] === target[same]) same++;
  if (same === typed.length) return target.length === typed.length + 1 ? 'whole' : undefined;
  // The rest of `typed` after each kind of edit must equal the rest of `target`, or its beginning.
  const rests: [left: string, from: number][] = [
    [typed.slice(same + 1), same + 1],
    [typed.slice(same + 1), same],
    [typed.slice(same), same + 1],
  ];
  if (typed[same] === target[same + 1] && typed[same + 1] === target[same])
    rests.push([typed.slice(same + 2), same + 2]);
  let found: 'whole' | 'prefix' | undefined;
  for (const [left, from] of rests) {
    if (from > target.length || !target.startsWith(left, from)) continue;
    if (target.length === from + left.length) return 'whole';
    found = 'prefix';
  }
  return found;
}
