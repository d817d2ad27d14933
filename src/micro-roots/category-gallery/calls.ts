import type { Field } from '../../page/requests.js';

/** Call 3, for the level above a category. */
export interface ParentCall {
  readonly kind: 'parent';
  readonly uid: string;
  readonly contentUid: string;
  readonly settings: string;
}

/**
 * A request of the gallery to the server: for one category (calls 1 and 2), or for the level above a
 * category (call 3).
 */
export type SpecifiedCall = { readonly kind: 'category'; readonly uid: string } | ParentCall;

/**
 * What a gallery asks for: a specified call; or the gallery as its page opened, before any choice, where no
 * category was active (`data-history`). `uid` is then the category that it leaves.
 */
export type Call = SpecifiedCall | { readonly kind: 'opening'; readonly uid: string };

/** The fields of a call, in the order of specification 7.1 and 7.3. */
export function fieldsOf(call: SpecifiedCall, plugin: string): readonly Field[] {
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
