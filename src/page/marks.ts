/** The mark of an element on which something runs. A copy of the element has it too. */
export const runningMark = 'data-auftritt-runs';

/** The mark of an element that waits, and that styles show as closed meanwhile. */
export const waitingMark = 'data-auftritt-waits';

/** The mark of an element that has been given hooks of ours, with their names. A copy of the element has it too. */
export const hooksMark = 'data-auftritt-hooks';
