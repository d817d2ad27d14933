import { nextTask } from '../../page/moments.js';
import type { Fault } from './faults.js';

/** How many fields one task marks. */
const slice = 25;

/** Marks the faults of a refused submission. */
export interface MarksInSlices {
  /**
   * Starts anew with these faults. Returns those of the first fields, which are to be marked at once.
   */
  begin(faults: readonly Fault[]): readonly Fault[];
  /** Leaves these fields alone, because something has happened in them since. */
  forget(fields: readonly HTMLElement[]): void;
  /** Marks nothing more. */
  end(): void;
}

/**
 * Marks many fields in slices. The first ones stand where the page scrolls to. Each other slice has its
 * own task, so that the browser paints and handles the visitor's input in between.
 *
 * @param mark marks the fields of a slice
 */
export function marksInSlices(mark: (faults: readonly Fault[]) => void): MarksInSlices {
  /** Field → its faults, for the fields that are still to be marked. */
  const waiting = new Map<HTMLElement, Fault[]>();
  let running = false;

  const take = (): readonly Fault[] => {
    const taken = [...waiting].slice(0, slice);
    for (const [field] of taken) waiting.delete(field);
    return taken.flatMap(([, faults]) => faults);
  };

  const run = async (): Promise<void> => {
    running = true;
    while (waiting.size > 0) {
      await nextTask();
      const faults = take();
      if (faults.length > 0) mark(faults);
    }
    running = false;
  };

  return {
    begin(faults) {
      waiting.clear();
      for (const fault of faults) {
        const { field } = fault;
        const own = field && waiting.get(field);
        if (own) own.push(fault);
        else if (field) waiting.set(field, [fault]);
      }
      const first = take();
      if (!running) void run();
      return first;
    },
    forget(fields) {
      for (const field of fields) waiting.delete(field);
    },
    end: () => waiting.clear(),
  };
}
