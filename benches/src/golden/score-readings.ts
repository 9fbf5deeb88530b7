import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Score, Scorer } from '../accuracy/load-scorer.ts';
import type { GoldenDocument } from './golden-documents.ts';

/** The score of an Extraction as JSON; one that is null counts as a failure. */
export function scoreReading(scorer: Scorer, document: GoldenDocument, extraction: unknown): Score {
  const folder = mkdtempSync(path.join(tmpdir(), 'tieout-score-'));
  try {
    const [truths, predictions] = [path.join(folder, 'truth'), path.join(folder, 'predictions')];
    mkdirSync(truths);
    mkdirSync(predictions);
    const truth = `${document.id}.truth.json`;
    copyFileSync(path.join(document.folder, truth), path.join(truths, truth));
    writeFileSync(path.join(predictions, `${document.id}.json`), JSON.stringify(extraction));
    const [score] = scorer.scoreDir(truths, predictions);
    if (score === undefined) throw new Error(`the scorer says nothing of ${document.name}`);
    return score;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
