// Pages in the editor: those that a gallery is made of, in their order, and the panel of a page's sidebar.
((wp, editor) => {
  const { createElement: el, Fragment } = wp.element;
  const { Button, ColorPalette, ExternalLink } = wp.components;
  const { useDispatch, useSelect } = wp.data;
  const { useEntityProp } = wp.coreData;
  const { words, PageSearch, Sortable, Thumbnail, written } = editor;

  const query = (parent) => ({
    parent,
    // All of them, by as many requests as that takes.
    per_page: -1,
    status: 'publish',
    orderby: 'menu_order',
    order: 'asc',
    _fields: 'id,title,menu_order,featured_media,link',
  });

  /** The pages below one, with those below them as far as the gallery goes. A new order is saved at once. */
  function Pages({ parent, levels }) {
    const pages = useSelect(
      (select) =>
        parent ? select('core').getEntityRecords('postType', 'page', query(parent)) : [],
      [parent],
    );
    const { saveEntityRecord, invalidateResolution } = useDispatch('core');
    if (!pages?.length) return null;
    const order = async (sorted) => {
      const changed = sorted.flatMap(({ id, menu_order: old }, index) =>
        old === index + 1
          ? []
          : [saveEntityRecord('postType', 'page', { id, menu_order: index + 1 })],
      );
      await Promise.all(changed);
      invalidateResolution('getEntityRecords', ['postType', 'page', query(parent)]);
    };
    return el(Sortable, {
      items: pages,
      label: words.page,
      className: 'auftritt-pages',
      onChange: order,
      children: ({ id, title, featured_media: picture }, _index, handle) => [
        el(
          'div',
          { key: 'page', className: 'auftritt-tools' },
          handle,
          picture > 0 && el(Thumbnail, { id: picture }),
          el(ExternalLink, { href: `post.php?post=${id}&action=edit` }, written(title) || `#${id}`),
        ),
        levels > 1 && el(Pages, { key: 'below', parent: id, levels: levels - 1 }),
      ],
    });
  }

  /** What a gallery is made of: the pages below the chosen page, or below this one. */
  function GalleryPages({ page, levels }) {
    const here = useSelect((select) => select('core/editor')?.getCurrentPostId(), []);
    const parent = page || (Number.isInteger(here) ? here : 0);
    return el(
      'div',
      { className: 'auftritt-gallery-pages' },
      el('p', null, words.pagesOrder),
      el(Pages, { parent, levels }),
      parent > 0 &&
        el(
          Button,
          {
            variant: 'secondary',
            href: `post-new.php?post_type=page&auftritt_parent=${parent}`,
            target: '_blank',
          },
          words.addPage,
        ),
    );
  }

  /** The colour of a category, and which page this one translates. */
  function PagePanel() {
    const [meta, setMeta] = useEntityProp('postType', 'page', 'meta');
    const [translations] = useEntityProp('postType', 'page', 'auftritt_translations');
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
      editor.hasLanguages &&
        el(
          Fragment,
          null,
          translations?.length > 0 &&
            el(
              'ul',
              { className: 'auftritt-translations' },
              ...translations.map(({ id, language, title, status }) =>
                el(
                  'li',
                  { key: id },
                  `${language}: `,
                  el('a', { href: `post.php?post=${id}&action=edit` }, title || `#${id}`),
                  status !== 'publish' && ` (${status})`,
                ),
              ),
            ),
          el(PageSearch, {
            label: words.translation,
            help: words.translationHelp,
            value: meta?.auftritt_translation,
            onChange: set('auftritt_translation'),
          }),
        ),
    );
  }

  wp.plugins.registerPlugin('auftritt', {
    render: function Panel() {
      const type = useSelect((select) => select('core/editor')?.getCurrentPostType(), []);
      return type === 'page' ? el(PagePanel) : null;
    },
  });

  Object.assign(editor, { GalleryPages });
})(window.wp, window.auftrittEditor);
