/**
 * The words that the form puts on a page. In braces: the field's name, the limit that it breaks, the
 * length of what was entered, the nearest values that are allowed, the `title` of the control.
 */
export const wording = {
  de: {
    refused: 'Noch nicht gesendet. Bitte prüfen Sie diese Angaben:',
    missing: 'Bitte füllen Sie „{name}“ aus.',
    missingChoice: 'Bitte treffen Sie bei „{name}“ eine Auswahl.',
    missingTick: 'Bitte setzen Sie das Häkchen bei „{name}“.',
    missingFile: 'Bitte wählen Sie bei „{name}“ eine Datei aus.',
    email:
      'Bitte geben Sie bei „{name}“ eine vollständige E-Mail-Adresse ein, etwa name@example.com.',
    url: 'Bitte geben Sie bei „{name}“ eine vollständige Webadresse ein, etwa https://example.com.',
    number: 'Bitte geben Sie bei „{name}“ eine Zahl ein.',
    date: 'Bitte geben Sie bei „{name}“ ein vollständiges Datum ein.',
    time: 'Bitte geben Sie bei „{name}“ eine vollständige Uhrzeit ein.',
    short: '„{name}“ ist zu kurz. Nötige Zeichen: {limit}, eingegeben: {length}.',
    long: '„{name}“ ist zu lang. Erlaubte Zeichen: {limit}, eingegeben: {length}.',
    low: '„{name}“ muss mindestens {limit} sein.',
    high: '„{name}“ darf höchstens {limit} sein.',
    early: 'Bei „{name}“ ist {limit} der früheste Wert.',
    late: 'Bei „{name}“ ist {limit} der späteste Wert.',
    step: 'Bei „{name}“ sind Werte wie {below} oder {above} möglich.',
    pattern: '„{name}“ hat nicht die erwartete Form.',
    patternTitle: 'Bitte prüfen Sie „{name}“: {title}',
  },
  en: {
    refused: 'Not sent yet. Please check these entries:',
    missing: 'Please fill in “{name}”.',
    missingChoice: 'Please choose an option for “{name}”.',
    missingTick: 'Please tick “{name}”.',
    missingFile: 'Please choose a file for “{name}”.',
    email: 'Please enter a complete email address for “{name}”, such as name@example.com.',
    url: 'Please enter a complete web address for “{name}”, such as https://example.com.',
    number: 'Please enter a number for “{name}”.',
    date: 'Please enter a complete date for “{name}”.',
    time: 'Please enter a complete time for “{name}”.',
    short: '“{name}” is too short. Characters needed: {limit}; entered: {length}.',
    long: '“{name}” is too long. Characters allowed: {limit}; entered: {length}.',
    low: '“{name}” must be {limit} or more.',
    high: '“{name}” must be {limit} or less.',
    early: '“{name}” must be {limit} or later.',
    late: '“{name}” must be {limit} or earlier.',
    step: '“{name}” must be a value such as {below} or {above}.',
    pattern: '“{name}” does not have the expected form.',
    patternTitle: 'Please check “{name}”: {title}',
  },
} as const;
