// Draws each block in the editor by the controls that includes/editor.php describes: lists in the canvas, what is
// set once in the sidebar, and else a preview by the server. No build step: WordPress's own scripts are globals.
((wp, editor) => {
  const { createElement: el, Fragment, useState } = wp.element;
  const { BlockControls, InnerBlocks, InspectorControls, MediaUpload } = wp.blockEditor;
  const { useBlockProps, useInnerBlocksProps } = wp.blockEditor;
  const { PanelBody, SelectControl, TextControl, TextareaControl, ToggleControl } = wp.components;
  const { ToolbarButton, ToolbarGroup } = wp.components;
  const { useDispatch, useSelect } = wp.data;
  const { words, Entries, GalleryPages, MediaButton, PageSearch, Thumbnail } = editor;

  /** One control of the sidebar. What an editor types is kept as it is; the server checks and escapes it. */
  function Control({ control, value, onChange }) {
    const { kind, label } = control;
    const field = { label, onChange, __nextHasNoMarginBottom: true };
    switch (kind) {
      case 'image':
        return el(
          'div',
          { className: 'auftritt-media' },
          el('p', null, label),
          value > 0 && el(Thumbnail, { id: value }),
          el(MediaButton, { kind, value, label: value ? words.replace : words.choose, onChange }),
          value > 0 &&
            el(
              wp.components.Button,
              { variant: 'link', isDestructive: true, onClick: () => onChange(0) },
              words.remove,
            ),
        );
      case 'page':
        return el(PageSearch, { label, help: words.here, value, onChange });
      case 'switch':
        return el(ToggleControl, { ...field, checked: value === true });
      case 'textarea':
        return el(TextareaControl, { ...field, value: value || '' });
      case 'number':
        return el(TextControl, {
          ...field,
          type: 'number',
          min: 1,
          value: value ?? '',
          onChange: (typed) => onChange(Number(typed) || 0),
        });
      default:
        return el(TextControl, { ...field, value: value || '' });
    }
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

  /** The canvas of a block: its list, or the preview; a button in the toolbar changes between them. */
  function Canvas({ name, attributes, lists, set }) {
    const [isPreviewed, setPreviewed] = useState(false);
    if (lists.length === 0) return el(Preview, { name, attributes });
    const toggle = el(
      BlockControls,
      null,
      el(
        ToolbarGroup,
        null,
        el(
          ToolbarButton,
          { isPressed: isPreviewed, onClick: () => setPreviewed(!isPreviewed) },
          words.preview,
        ),
      ),
    );
    const edited = lists.map((control) =>
      el(Entries, {
        key: control.name,
        control,
        value: attributes[control.name],
        onChange: set(control.name),
      }),
    );
    return el(Fragment, null, toggle, isPreviewed ? el(Preview, { name, attributes }) : edited);
  }

  const levels = { 'auftritt/category-gallery': 2, 'auftritt/inspiration-gallery': 1 };

  /** A block of the list in includes/editor.php. */
  function Edit({ name, attributes, setAttributes }) {
    const props = useBlockProps();
    const lists = editor.blocks[name].filter(({ kind }) => kind === 'list');
    const settings = editor.blocks[name].filter(({ kind }) => kind !== 'list');
    const set = (attribute) => (value) => setAttributes({ [attribute]: value });
    const controls = settings.map((control) =>
      el(Control, {
        key: control.name,
        control,
        value: attributes[control.name],
        onChange: set(control.name),
      }),
    );
    return el(
      'div',
      props,
      settings.length > 0 &&
        el(InspectorControls, null, el(PanelBody, { title: words.settings }, ...controls)),
      el(Canvas, { name, attributes, lists, set }),
      levels[name] && el(GalleryPages, { page: attributes.page, levels: levels[name] }),
    );
  }

  for (const name of Object.keys(editor.blocks)) {
    wp.blocks.registerBlockType(name, {
      edit: Edit,
      save: () => null,
      transforms: editor.transforms[name],
    });
  }

  const image = ['core/image', {}];
  const templates = {
    image: [image, image, image],
    logo: [image, image, image],
    reference: [0, 1].map(() => [
      'core/group',
      { className: 'reference-slider__slide' },
      [image, ['core/quote', {}]],
    ]),
  };

  /** Several pictures at once: each becomes a slide after those that have a picture. */
  function AddPictures({ clientId }) {
    const slides = useSelect(
      (select) => select('core/block-editor').getBlocks(clientId),
      [clientId],
    );
    const { replaceInnerBlocks } = useDispatch('core/block-editor');
    const onSelect = (media) => {
      const added = media.map(({ id, url, alt, caption }) =>
        wp.blocks.createBlock('core/image', { id, url, alt, caption, sizeSlug: 'large' }),
      );
      replaceInnerBlocks(clientId, [
        ...slides.filter(({ attributes }) => attributes.url),
        ...added,
      ]);
    };
    return el(MediaUpload, {
      multiple: 'add',
      allowedTypes: ['image'],
      onSelect,
      render: ({ open }) => el(ToolbarButton, { onClick: open }, words.addPictures),
    });
  }

  /** Slides are blocks of the editor's own: they are dragged, moved, captioned and replaced as everywhere. */
  function EditSlider({ attributes: { kind, format }, setAttributes, clientId }) {
    const props = useBlockProps({ className: `auftritt-slides auftritt-slides--${kind}` });
    const hasText = kind === 'reference';
    const inner = useInnerBlocksProps(props, {
      template: templates[kind],
      allowedBlocks: hasText ? undefined : ['core/image'],
      orientation: 'horizontal',
      defaultBlock: hasText ? undefined : { name: 'core/image' },
      directInsert: !hasText,
    });
    const add = el(BlockControls, null, el(ToolbarGroup, null, el(AddPictures, { clientId })));
    const choose = el(SelectControl, {
      label: words.format,
      value: format,
      options: editor.formats,
      onChange: (chosen) => setAttributes({ format: chosen }),
      __nextHasNoMarginBottom: true,
    });
    const panel = el(InspectorControls, null, el(PanelBody, { title: words.settings }, choose));
    return el(Fragment, null, !hasText && add, kind === 'image' && panel, el('div', inner));
  }

  wp.blocks.registerBlockType('auftritt/slider', {
    edit: EditSlider,
    save: () => el(InnerBlocks.Content),
    variations: editor.sliders.map(({ kind, ...variation }) => ({
      ...variation,
      name: kind,
      // Pictures of one format leave no hole below a lower one.
      attributes: kind === 'image' ? { kind, format: '3/2' } : { kind },
      isDefault: kind === 'image',
      isActive: ['kind'],
      innerBlocks: templates[kind],
      scope: ['inserter', 'transform'],
    })),
    transforms: editor.transforms['auftritt/slider'],
  });
})(window.wp, window.auftrittEditor);
