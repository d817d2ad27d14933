// Lists that are edited in the canvas: entries with their pictures and words, put into order by dragging or by keys.
((wp, editor) => {
  const { createElement: el, useRef, useState } = wp.element;
  const { PlainText, URLInput } = wp.blockEditor;
  const { Button } = wp.components;
  const { words, MediaButton, MediaTexts, Thumbnail, useMedia, written } = editor;

  /** A list with one item at another place. */
  const moved = (items, from, to) => {
    const rest = items.filter((_, index) => index !== from);
    return [...rest.slice(0, to), items[from], ...rest.slice(to)];
  };

  const steps = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

  /**
   * Items in an order that an editor changes: by dragging the handle of one onto another, or by the arrow keys on the
   * handle. The focus stays on the item that moves.
   */
  function Sortable({ items, label, className, onChange, children }) {
    const [drag, setDrag] = useState();
    const list = useRef();
    const handles = useRef([]);
    const move = (from, to) => {
      if (to < 0 || to >= items.length || from === to) return;
      onChange(moved(items, from, to));
      wp.a11y.speak(words.moved.replace('%1$d', to + 1).replace('%2$d', items.length));
      requestAnimationFrame(() => handles.current[to]?.focus());
    };
    /** The place in this list that a pointer is over; where it is over none, the one that it came from. */
    const placeOf = (from, { clientX, clientY }) => {
      const over = list.current.ownerDocument.elementFromPoint(clientX, clientY);
      const to = [...list.current.children].findIndex((item) => item.contains(over));
      return to < 0 ? from : to;
    };
    // The pointer's own events: a button cannot be dragged in Firefox, and a finger drags nothing.
    const handle = (index) =>
      el(
        'button',
        {
          type: 'button',
          ref: (button) => {
            handles.current[index] = button;
          },
          className: 'auftritt-handle',
          title: words.drag,
          'aria-label': `${label} ${index + 1}: ${words.drag}`,
          // Else the editor would drag the block, or select it.
          onMouseDown: (event) => {
            event.preventDefault();
            event.stopPropagation();
          },
          onPointerDown: (event) => {
            event.currentTarget.focus();
            event.currentTarget.setPointerCapture(event.pointerId);
            setDrag({ from: index, to: index });
          },
          onPointerMove: (event) => {
            if (drag?.from === index) setDrag({ from: index, to: placeOf(index, event) });
          },
          onPointerUp: (event) => {
            if (drag?.from !== index) return;
            setDrag(undefined);
            move(index, placeOf(index, event));
          },
          onPointerCancel: () => setDrag(undefined),
          onKeyDown: (event) => {
            const step = steps[event.key];
            if (!step) return;
            event.preventDefault();
            event.stopPropagation();
            move(index, index + step);
          },
        },
        '⠿',
      );
    const stateOf = (index) => {
      if (!drag) return undefined;
      if (drag.from === index) return 'is-dragged';
      return drag.to === index ? 'is-target' : undefined;
    };
    return el(
      'ol',
      { className, ref: list },
      ...items.map((item, index) =>
        el('li', { key: index, className: stateOf(index) }, children(item, index, handle(index))),
      ),
    );
  }

  const without = (items, index) => items.filter((_, other) => other !== index);

  /** The pictures of an entry, each with its texts. */
  function Pictures({ control, value, onChange }) {
    const pictures = Array.isArray(value) ? value : [];
    return el(
      'div',
      { className: 'auftritt-pictures' },
      el(Sortable, {
        items: pictures,
        label: control.label,
        className: 'auftritt-grid',
        onChange,
        children: (id, index, handle) => [
          el(Thumbnail, { key: 'picture', id }),
          el(MediaTexts, { key: 'texts', id, caption: true }),
          el(
            'div',
            { key: 'tools', className: 'auftritt-tools' },
            handle,
            el(
              Button,
              {
                variant: 'tertiary',
                isDestructive: true,
                onClick: () => onChange(without(pictures, index)),
              },
              words.remove,
            ),
          ),
        ],
      }),
      el(MediaButton, {
        kind: 'images',
        value: pictures,
        label: words.add.replace('%s', control.label),
        onChange: (added) => onChange([...new Set([...pictures, ...added])]),
      }),
    );
  }

  /** One picture, with its alternative text. */
  const Picture = ({ control, value, onChange }) =>
    el(
      'div',
      { className: 'auftritt-picture' },
      value > 0 && el(Thumbnail, { id: value }),
      el(MediaButton, {
        kind: 'image',
        value,
        label: value ? words.replace : `${words.choose}: ${control.label}`,
        onChange,
      }),
      value > 0 && el(MediaTexts, { id: value }),
      value > 0 &&
        el(
          Button,
          { variant: 'link', isDestructive: true, onClick: () => onChange(0) },
          words.removePicture,
        ),
    );

  /** One file, by the name that it has in the media library. */
  function File({ control, value, onChange }) {
    const media = useMedia(value);
    return el(
      'div',
      { className: 'auftritt-file' },
      value > 0 && el('p', null, written(media?.title) || `#${value}`),
      el(MediaButton, {
        kind: 'file',
        value,
        label: value ? words.replace : `${words.choose}: ${control.label}`,
        onChange,
      }),
    );
  }

  /** A field of an entry, in its place. */
  function Field({ control, value, onChange, onLink }) {
    const { kind, label, name } = control;
    switch (kind) {
      case 'image':
        return el(Picture, { control, value, onChange });
      case 'images':
        return el(Pictures, { control, value, onChange });
      case 'file':
        return el(File, { control, value, onChange });
      case 'link':
        return el(
          'div',
          { className: 'auftritt-link' },
          el(URLInput, {
            label,
            value: value || '',
            // A suggestion is a page: it is found again wherever it moves.
            onChange: (url, post) => onLink(url, post?.kind === 'post-type' ? post.id : 0),
            disableSuggestions: false,
            __nextHasNoMarginBottom: true,
          }),
        );
      default:
        return el(PlainText, {
          className: `auftritt-text auftritt-text--${name}`,
          value: value || '',
          onChange,
          placeholder: label,
          'aria-label': label,
        });
    }
  }

  /** The entries of a block. */
  function Entries({ control, value, onChange }) {
    const entries = (Array.isArray(value) ? value : []).filter(
      (entry) => entry && typeof entry === 'object',
    );
    const change = (index, changed) =>
      onChange(entries.map((entry, other) => (other === index ? { ...entry, ...changed } : entry)));
    return el(
      'div',
      { className: 'auftritt-entries' },
      el(Sortable, {
        items: entries,
        label: control.label,
        className: 'auftritt-grid',
        onChange,
        children: (entry, index, handle) => [
          ...control.fields.map((field) =>
            el(Field, {
              key: field.name,
              control: field,
              value: entry[field.name],
              onChange: (changed) => change(index, { [field.name]: changed }),
              onLink: (link, page) => change(index, { link, page }),
            }),
          ),
          el(
            'div',
            { key: 'tools', className: 'auftritt-tools' },
            handle,
            el(
              Button,
              {
                variant: 'tertiary',
                isDestructive: true,
                'aria-label': `${words.remove}: ${control.label} ${index + 1}`,
                onClick: () => onChange(without(entries, index)),
              },
              words.remove,
            ),
          ),
        ],
      }),
      el(
        Button,
        { variant: 'primary', onClick: () => onChange([...entries, {}]) },
        words.add.replace('%s', control.label),
      ),
    );
  }

  Object.assign(editor, { Entries, Sortable });
})(window.wp, window.auftrittEditor);
