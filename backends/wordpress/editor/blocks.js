// Draws each block in the editor: a preview by the server, and the controls that includes/editor.php
// describes. No build step: WordPress's own scripts are globals.
((wp, editor) => {
  const { createElement: el, Fragment, useState } = wp.element;
  const { InspectorControls, MediaUpload, MediaUploadCheck, useBlockProps } = wp.blockEditor;
  const { Button, ColorPalette, PanelBody, SelectControl, TextControl, TextareaControl } =
    wp.components;
  const { useSelect } = wp.data;
  const { useEntityProp } = wp.coreData;
  const { words } = editor;

  /** Chooses one attachment or several from the media library; the value is an id, or a list of ids. */
  function Media({ kind, label, value, onChange }) {
    const multiple = kind === 'images';
    const count = multiple ? (value || []).length : Number(Boolean(value));
    const onSelect = (media) => onChange(multiple ? media.map(({ id }) => id) : media.id);
    const props = {
      value,
      multiple,
      gallery: multiple,
      onSelect,
      render: ({ open }) =>
        el(Button, { variant: 'secondary', onClick: open }, `${label}: ${words.choose}`),
    };
    if (kind !== 'file') props.allowedTypes = ['image'];
    return el(
      'div',
      { className: 'auftritt-media' },
      el(MediaUploadCheck, null, el(MediaUpload, props)),
      count > 0 && el('p', null, words.chosen.replace('%d', count)),
      count > 0 &&
        el(
          Button,
          { variant: 'link', isDestructive: true, onClick: () => onChange(multiple ? [] : 0) },
          words.remove,
        ),
    );
  }

  /** The pages of the site as options, but for the one that is edited. */
  function usePages(none) {
    const pages = useSelect(
      (select) =>
        select('core').getEntityRecords('postType', 'page', {
          per_page: 100,
          orderby: 'title',
          order: 'asc',
          _fields: 'id,title',
        }),
      [],
    );
    const here = useSelect((select) => select('core/editor')?.getCurrentPostId(), []);
    const others = (pages || []).filter(({ id }) => id !== here);
    return [
      { value: 0, label: none },
      ...others.map(({ id, title }) => ({ value: id, label: title.raw ?? title.rendered })),
    ];
  }

  /** Chooses a page; 0 is the first option. */
  function PageSelect({ label, none, value, onChange }) {
    const options = usePages(none);
    return el(SelectControl, {
      label,
      options,
      value: value || 0,
      onChange: (chosen) => onChange(Number(chosen)),
    });
  }

  /** One control. What an editor types is kept as it is; the server checks and escapes it. */
  function Control({ control, value, onChange }) {
    const { kind, label } = control;
    switch (kind) {
      case 'image':
      case 'images':
      case 'file':
        return el(Media, { kind, label, value, onChange });
      case 'page':
        return el(PageSelect, { label, none: words.here, value, onChange });
      case 'list':
        return el(Entries, { control, value, onChange });
      case 'textarea':
        return el(TextareaControl, { label, value: value || '', onChange });
      case 'number':
        return el(TextControl, {
          label,
          type: 'number',
          min: 1,
          value: value ?? '',
          onChange: (typed) => onChange(Number(typed) || 0),
        });
      default:
        return el(TextControl, { label, value: value || '', onChange });
    }
  }

  /** A list of entries with the same fields: added, moved up, removed. */
  function Entries({ control, value, onChange }) {
    const entries = value || [];
    const replace = (index, ...changed) =>
      onChange(
        entries.toSpliced
          ? entries.toSpliced(index, 1, ...changed)
          : [...entries.slice(0, index), ...changed, ...entries.slice(index + 1)],
      );
    const up = (index) => {
      const moved = [...entries];
      [moved[index - 1], moved[index]] = [moved[index], moved[index - 1]];
      onChange(moved);
    };
    return el(
      Fragment,
      null,
      ...entries.map((entry, index) =>
        el(
          'fieldset',
          { key: index, className: 'auftritt-entry' },
          el('legend', null, `${control.label} ${index + 1}`),
          ...control.fields.map((field) =>
            el(Control, {
              key: field.name,
              control: field,
              value: entry[field.name],
              onChange: (changed) => replace(index, { ...entry, [field.name]: changed }),
            }),
          ),
          index > 0 && el(Button, { variant: 'tertiary', onClick: () => up(index) }, words.up),
          el(
            Button,
            { variant: 'tertiary', isDestructive: true, onClick: () => replace(index) },
            words.remove,
          ),
        ),
      ),
      el(
        Button,
        { variant: 'primary', onClick: () => onChange([...entries, {}]) },
        `${words.add}: ${control.label}`,
      ),
    );
  }

  /** The preview is the server's HTML. Nothing in it can be clicked or focused. */
  function Preview({ name, attributes }) {
    const post = useSelect((select) => select('core/editor')?.getCurrentPostId(), []);
    const [query] = useState(() => (Number.isInteger(post) ? { post_id: post } : {}));
    return el(
      'div',
      { inert: '' },
      el(wp.serverSideRender, { block: name, attributes, urlQueryArgs: query }),
    );
  }

  for (const [name, controls] of Object.entries(editor.blocks)) {
    wp.blocks.registerBlockType(name, {
      edit: ({ attributes, setAttributes }) =>
        el(
          'div',
          useBlockProps(),
          controls.length > 0 &&
            el(
              InspectorControls,
              null,
              el(
                PanelBody,
                { title: words.settings },
                ...controls.map((control) =>
                  el(Control, {
                    key: control.name,
                    control,
                    value: attributes[control.name],
                    onChange: (value) => setAttributes({ [control.name]: value }),
                  }),
                ),
              ),
            ),
          el(Preview, { name, attributes }),
        ),
      save: () => null,
    });
  }

  /** The colour of a category and the page in the other language, in a page's sidebar. */
  function PagePanel() {
    const [meta, setMeta] = useEntityProp('postType', 'page', 'meta');
    const set = (key) => (value) => setMeta({ ...meta, [key]: value });
    return el(
      wp.editor?.PluginDocumentSettingPanel ?? wp.editPost.PluginDocumentSettingPanel,
      { name: 'auftritt', title: 'Auftritt' },
      el('p', null, words.color),
      el(ColorPalette, {
        colors: editor.colors,
        value: meta?.auftritt_color,
        onChange: (color) => set('auftritt_color')(color ?? ''),
      }),
      editor.second > 0 &&
        el(PageSelect, {
          label: words.translation,
          none: words.none,
          value: meta?.auftritt_translation,
          onChange: set('auftritt_translation'),
        }),
    );
  }

  wp.plugins.registerPlugin('auftritt', {
    render: function Panel() {
      const type = useSelect((select) => select('core/editor')?.getCurrentPostType(), []);
      return type === 'page' ? el(PagePanel) : null;
    },
  });
})(window.wp, window.auftrittEditor);
