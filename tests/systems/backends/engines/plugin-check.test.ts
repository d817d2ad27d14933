import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { isLong } from '../../../support/extent.js';

const standard = '--standard=tests/systems/wordpress/rules.xml';

/** What PHP_CodeSniffer says, a line for each fault. */
const faultsIn = (options: readonly string[], input = ''): string[] =>
  spawnSync('phpcs', ['-q', '--report=emacs', '--extensions=php', standard, ...options], {
    encoding: 'utf8',
    input,
  })
    .stdout.split('\n')
    .filter(Boolean);

// It takes half a minute, for rules that a change seldom breaks.
it.runIf(isLong)(
  "the WordPress plugin keeps those of Plugin Check's rules that Debian's PHP_CodeSniffer knows",
  () => {
    // A rule that finds nothing anywhere would pass unseen.
    const wrong = '<?php eval( $x ); error_log( `ls` ); parse_url( $x );';
    expect(faultsIn(['-'], wrong).length).toBeGreaterThanOrEqual(4);
    expect(faultsIn(['backends/wordpress'])).toEqual([]);
  },
);
