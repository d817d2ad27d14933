/** Maps each custom property that a theme may set to its text. properties.css uses these properties. */
export const lookTexts: Readonly<Record<string, string>> = {
  '--auftritt-accent':
    'what is chosen or current, and the button that sends a form; the text colour',
  '--auftritt-on-accent': 'text on the accent; the paper',
  '--auftritt-paper':
    'the background of what lies over the page: menu, notice, dialog; white under dark text, dark under light text',
  '--auftritt-ink': 'the text on the paper; the text colour',
  '--auftritt-soft': 'less important text; the text colour at 80 %',
  '--auftritt-rule': 'lines; the text colour at 20 %',
  '--auftritt-edge': 'the edges of controls; the text colour at 62 %',
  '--auftritt-tint': 'light areas; the text colour at 7 %',
  '--auftritt-error': 'errors; a red mixed with the text colour',
  '--auftritt-radius': 'rounded corners; `4px`',
  '--auftritt-gap': 'the space between the parts of a section; `1em`',
  '--auftritt-control': 'the least height of a control, and the size of an arrow; `44px`',
  '--auftritt-duration': 'transitions of ours; `200ms`',
};
