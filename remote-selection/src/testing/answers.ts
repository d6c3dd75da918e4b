import type { RankingRequest } from '../data/ranking/ranking-query';
import { cameraPart, lensPart, lightPart, rankingAnswer, selectionInit } from './fixtures';

export interface Asked {
  path: string;
  body: Record<string, unknown>;
}

const rankings: Readonly<Record<string, RankingRequest['goal']>> = {
  '/Product/Camera': 'cameras',
  '/Product/Shot': 'lenses',
  '/Product/CameraShot': 'systems',
};

/** Answers every call of the pages as the server would with a catalogue of one camera and one lens, and notes what was asked. */
export function answering(asked: Asked[] = []) {
  return async (path: string, body: unknown): Promise<unknown> => {
    const request = body as Record<string, unknown>;
    asked.push({ path, body: request });
    const goal = rankings[path];
    if (goal) return rankingAnswer({ goal, body } as RankingRequest);
    if (path === '/Product/Dropdown') {
      const products = [cameraPart, lensPart, lightPart].filter(
        part =>
          part.role === request.role &&
          part.product.model.toLowerCase().includes(String(request.keyword).toLowerCase()),
      );
      return { list: [], products };
    }
    if (path === '/Product/SelectionInit') return selectionInit;
    throw new Error(`no answer for ${path}`);
  };
}
