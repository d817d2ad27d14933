// What becomes what: WordPress's own blocks into ours, and ours back where nothing is lost.
((wp, editor) => {
  const { createBlock } = wp.blocks;

  /** The text of a value that WordPress keeps as HTML. */
  const textOf = (html) =>
    new DOMParser().parseFromString(String(html ?? ''), 'text/html').body.textContent.trim();

  /** The texts of blocks and of those inside them, one paragraph each. */
  const textsIn = (blocks) =>
    blocks
      .flatMap(({ attributes, innerBlocks }) => [
        textOf(attributes.content ?? attributes.value ?? ''),
        ...textsIn(innerBlocks).split('\n'),
      ])
      .filter(Boolean)
      .join('\n');

  const several = (value) => (Array.isArray(value) ? value : [value]);

  /** Transforms several blocks of one name into one of ours. */
  const from = (name, isMatch, transform) => ({
    type: 'block',
    isMultiBlock: true,
    blocks: [name],
    isMatch: (attributes) => several(attributes).every(isMatch),
    transform: (attributes, innerBlocks) =>
      transform(several(attributes), Array.isArray(attributes) ? innerBlocks : [innerBlocks]),
  });

  const images = (blocks) => blocks.filter(({ name }) => name === 'core/image');
  const copy = ({ attributes }) => createBlock('core/image', attributes);
  // Pictures of one format, as the block of a picture slider begins.
  const slider = (kind, children) =>
    createBlock('auftritt/slider', kind === 'image' ? { kind, format: '3/2' } : { kind }, children);

  const fromGallery = (make) =>
    from(
      'core/gallery',
      () => true,
      (_, inner) => make(inner.map(images)),
    );

  editor.transforms = {
    'auftritt/slider': {
      from: [
        fromGallery((lists) => slider('image', lists.flat().map(copy))),
        from(
          'core/cover',
          ({ id, url, backgroundType }) => Boolean(id || url) && backgroundType !== 'video',
          (covers) =>
            slider(
              'image',
              covers.map(({ id, url, alt }) => createBlock('core/image', { id, url, alt })),
            ),
        ),
        from(
          'core/image',
          ({ url }) => Boolean(url),
          (pictures) =>
            slider(
              'image',
              pictures.map((attributes) => createBlock('core/image', attributes)),
            ),
        ),
      ],
      to: [
        {
          type: 'block',
          blocks: ['core/gallery'],
          isMatch: ({ kind }) => kind !== 'reference',
          transform: (_, inner) =>
            createBlock('core/gallery', { linkTo: 'none' }, images(inner).map(copy)),
        },
      ],
    },
    'auftritt/gallery-elements': {
      from: [
        fromGallery((lists) =>
          createBlock('auftritt/gallery-elements', {
            elements: lists.map((list, index) => ({
              name: `${index + 1}`,
              images: list.map(({ attributes }) => attributes.id).filter(Boolean),
            })),
          }),
        ),
      ],
    },
    'auftritt/references': {
      from: [
        from(
          'core/details',
          () => true,
          (details, inner) =>
            createBlock('auftritt/references', {
              entries: details.map(({ summary }, index) => ({
                name: textOf(summary),
                text: textsIn(inner[index] ?? []),
                ...(inner[index]?.find(
                  ({ name, attributes }) => name === 'core/image' && attributes.id,
                )
                  ? { image: images(inner[index])[0].attributes.id }
                  : {}),
              })),
            }),
        ),
        from(
          'core/media-text',
          ({ mediaType }) => mediaType !== 'video',
          (parts, inner) =>
            createBlock('auftritt/references', {
              entries: parts.map(({ mediaId }, index) => {
                const [name = '', ...text] = textsIn(inner[index] ?? []).split('\n');
                return { name, text: text.join('\n'), image: mediaId ?? 0 };
              }),
            }),
        ),
      ],
    },
    'auftritt/coverflow': {
      from: [
        from(
          'core/media-text',
          ({ mediaId, mediaType }) => mediaId && mediaType !== 'video',
          (parts, inner) =>
            createBlock('auftritt/coverflow', {
              items: parts.map(({ mediaId }, index) => {
                const [title = '', ...text] = textsIn(inner[index] ?? []).split('\n');
                return { image: mediaId, title, text: text.join('\n') };
              }),
            }),
        ),
        from(
          'core/cover',
          ({ id, backgroundType }) => id && backgroundType !== 'video',
          (covers, inner) =>
            createBlock('auftritt/coverflow', {
              items: covers.map(({ id }, index) => ({
                image: id,
                title: textsIn(inner[index] ?? []),
              })),
            }),
        ),
      ],
    },
    'auftritt/downloads': {
      from: [
        from(
          'core/file',
          ({ id }) => Boolean(id),
          (files) =>
            createBlock('auftritt/downloads', {
              files: files.map(({ id, fileName }) => ({ file: id, name: textOf(fileName) })),
            }),
        ),
      ],
    },
  };
})(window.wp, window.auftrittEditor);
