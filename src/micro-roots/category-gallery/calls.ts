import type { Field } from '../../page/requests.js';

/**
 * A request of the gallery to the server: for one category (calls 1 and 2), or for the level above a
 * category (call 3).
 */
export type Call =
  | { readonly kind: 'category'; readonly uid: string }
  | {
      readonly kind: 'parent';
      readonly uid: string;
      readonly contentUid: string;
      readonly settings: string;
    };

/** The fields of a call, in the order of specification 7.1 and 7.3. */
export function fieldsOf(call: Call, plugin: string): readonly Field[] {
  switch (call.kind) {
    case 'category':
      return [
        [`${plugin}[ajax]`, '1'],
        [`${plugin}[uid]`, call.uid],
      ];
    case 'parent':
      return [
        [`${plugin}[render_parent_ajax]`, '1'],
        [`${plugin}[content_uid]`, call.contentUid],
        [`${plugin}[uid]`, call.uid],
        [`${plugin}[settings]`, call.settings],
      ];
  }
}
