import { behaviours } from '../../behaviours.js';
import { rootsOf } from '../../lifecycle/definition.js';

/** A behaviour, and the elements on which it starts without an attribute of the tag. */
interface Starting {
  readonly name: string;
  readonly selector: string;
}

/**
 * What our tag starts by itself where a page has these elements: a site that was written for other scripts may have
 * them by chance. The page itself, on which some start too, is no such element.
 */
export const starting: readonly Starting[] = behaviours.flatMap((definition) => {
  const { name, hooks } = definition;
  const own = rootsOf(definition).flatMap((hook) => hooks[hook] ?? []);
  return own.length > 0 ? [{ name, selector: own.join(', ') }] : [];
});
