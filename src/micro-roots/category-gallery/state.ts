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

/** What the gallery is doing. */
export type Phase =
  | { readonly name: 'resting' }
  /** `automatic`: the request is for what the page's address names. No visitor has clicked on it. */
  | { readonly name: 'loading'; readonly call: Call; readonly automatic?: true }
  | { readonly name: 'failed'; readonly call: Call };

/** The state of one gallery. */
export interface State {
  /** The uid of the active category; none on the parent level. */
  readonly active: string | undefined;
  /** The uid of the category whose sections are on the page. */
  readonly shown: string | undefined;
  /** The number of requests so far, which is also the number of the newest one. */
  readonly requests: number;
  readonly phase: Phase;
}

/** The events of a gallery. */
export type GalleryEvent =
  | { readonly type: 'category chosen'; readonly uid: string }
  /** The category in the page's address, soon after the page has loaded. */
  | { readonly type: 'category asked for'; readonly uid: string }
  /** Back or Forward has reached an entry of the session history, which shows something else. */
  | { readonly type: 'entry reached'; readonly call: Call }
  | { readonly type: 'parent chosen'; readonly call: ParentCall }
  | { readonly type: 'retry chosen' }
  | { readonly type: 'answered'; readonly request: number; readonly active: string | undefined }
  | { readonly type: 'failed'; readonly request: number }
  /** A link is followed in place of the request. */
  | { readonly type: 'taken back'; readonly request: number };

/** The state of a gallery as the server sent it. */
export const initialState = (active: string | undefined): State => ({
  active,
  shown: active,
  requests: 0,
  phase: { name: 'resting' },
});

const start = (
  state: State,
  call: Call,
  active = state.active,
  how: { readonly automatic?: true } = {},
): State => ({
  active,
  shown: state.shown,
  requests: state.requests + 1,
  phase: { name: 'loading', call, ...how },
});

/** Whether the gallery shows this category already, or is loading it. */
function shows({ active, phase }: State, uid: string): boolean {
  if (phase.name === 'resting') return active === uid;
  return phase.name === 'loading' && phase.call.kind === 'category' && phase.call.uid === uid;
}

function choose(state: State, uid: string, how?: { readonly automatic: true }): State {
  return shows(state, uid) ? state : start(state, { kind: 'category', uid }, uid, how);
}

/**
 * Returns the next state of a gallery. The newest choice wins: it starts its own request, and responses
 * to older requests change nothing. Choosing a category that is shown or loading changes nothing.
 * After a failure any choice starts a request, and the category whose sections are on the page is marked again.
 */
export function reduce(state: State, event: GalleryEvent): State {
  const { phase, requests } = state;
  switch (event.type) {
    case 'category chosen':
      return choose(state, event.uid);
    case 'category asked for':
      // The address does not override a choice that the visitor has made meanwhile.
      return requests > 0 ? state : choose(state, event.uid, { automatic: true });
    case 'entry reached': {
      const { call } = event;
      const how = { automatic: true } as const;
      return call.kind === 'category'
        ? choose(state, call.uid, how)
        : start(state, call, state.active, how);
    }
    case 'parent chosen': {
      const isUnderWay = phase.name === 'loading' && phase.call.kind === 'parent';
      return isUnderWay ? state : start(state, event.call);
    }
    case 'retry chosen':
      if (phase.name !== 'failed') return state;
      return phase.call.kind === 'category'
        ? choose(state, phase.call.uid)
        : start(state, phase.call);
    case 'answered':
    case 'failed':
    case 'taken back': {
      if (phase.name !== 'loading' || event.request !== requests) return state;
      const shown = event.type === 'answered' ? event.active : state.shown;
      const next: Phase =
        event.type === 'failed' ? { name: 'failed', call: phase.call } : { name: 'resting' };
      return { active: shown, shown, requests, phase: next };
    }
  }
}
