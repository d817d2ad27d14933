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
    const [dragged, setDragged] = useState(-1);
    const handles = useRef([]);
    const move = (from, to) => {
      if (to < 0 || to >= items.length || from === to) return;
      onChange(moved(items, from, to));
      wp.a11y.speak(words.moved.replace('%1$d', to + 1).replace('%2$d', items.length));
      requestAnimationFrame(() => handles.current[to]?.focus());
    };
    const handle = (index) =>
      el(
        'button',
        {
          type: 'button',
          ref: (button) => {
            handles.current[index] = button;
          },
          className: 'auftritt-handle',
          draggable: true,
          title: words.drag,
          'aria-label': `${label} ${index + 1}: ${words.drag}`,
          onDragStart: (event) => {
            event.stopPropagation();
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('application/x-auftritt', String(index));
            setDragged(index);
          },
          onDragEnd: () => setDragged(-1),
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
    const target = (index) => ({
      onDragOver: (event) => {
        if (dragged < 0) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onDrop: (event) => {
        if (dragged < 0) return;
        event.preventDefault();
        event.stopPropagation();
        setDragged(-1);
        move(dragged, index);
      },
    });
    return el(
      'ol',
      { className },
      ...items.map((item, index) =>
        el(
          'li',
          { key: index, ...target(index), className: dragged === index ? 'is-dragged' : undefined },
          children(item, index, handle(index)),
        ),
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
        label: `${words.add}: ${control.label}`,
        onChange: (added) => onChange([...new Set([...pictures, ...added])]),
      }),
    );
  }

  /** One picture, with its alternative text. */
  const Picture = ({ control, value, onChange }) =>
    el(
      'div',
      { className: 'auftritt-picture' },
      el(Thumbnail, { id: value }),
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
  function Field({ control, value, onChange }) {
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
            onChange: (url) => onChange(url),
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
    const set = (index, name) => (changed) =>
      onChange(
        entries.map((entry, other) => (other === index ? { ...entry, [name]: changed } : entry)),
      );
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
              onChange: set(index, field.name),
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
        `${words.add}: ${control.label}`,
      ),
    );
  }

  Object.assign(editor, { Entries, Sortable });
})(window.wp, window.auftrittEditor);
