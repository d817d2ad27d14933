// What an editor chooses: files of the media library, and pages by a search.
((wp, editor) => {
  const { createElement: el, Fragment, useEffect, useState } = wp.element;
  const { MediaUpload, MediaUploadCheck } = wp.blockEditor;
  const { Button, ComboboxControl, TextControl } = wp.components;
  const { useDispatch, useSelect } = wp.data;
  const { words } = editor;

  /** An attachment; undefined while it loads, and where there is none. */
  const useMedia = (id) =>
    useSelect(
      (select) => (id ? select('core').getEntityRecord('postType', 'attachment', id) : undefined),
      [id],
    );

  /** The text that an editor wrote, of a field which REST sends in two forms. */
  const written = (field) => field?.raw ?? field?.rendered ?? '';

  /** The smallest picture that a card can show. */
  const thumbnailOf = (media) =>
    media?.media_details?.sizes?.medium?.source_url ??
    media?.media_details?.sizes?.thumbnail?.source_url ??
    (media?.media_type === 'image' ? media.source_url : undefined);

  /** A picture, small; a frame of the same size while it loads, and where it is gone. */
  function Thumbnail({ id }) {
    const src = thumbnailOf(useMedia(id));
    return el('span', { className: 'auftritt-thumbnail' }, src && el('img', { src, alt: '' }));
  }

  /** A button that opens the media library. The value is an id, or a list of ids. */
  function MediaButton({ kind, value, label, onChange }) {
    const multiple = kind === 'images';
    const props = {
      value,
      multiple: multiple ? 'add' : false,
      onSelect: (media) => onChange(multiple ? [...new Set(media.map(({ id }) => id))] : media.id),
      render: ({ open }) => el(Button, { variant: 'secondary', onClick: open }, label),
    };
    if (kind !== 'file') props.allowedTypes = ['image'];
    return el(MediaUploadCheck, null, el(MediaUpload, props));
  }

  /** A text of a picture in the media library, saved when the editor leaves the field. */
  function MediaText({ id, name, label }) {
    const media = useMedia(id);
    const stored = name === 'caption' ? written(media?.caption) : (media?.alt_text ?? '');
    const [text, setText] = useState();
    const { saveEntityRecord } = useDispatch('core');
    useEffect(() => setText(undefined), [id]);
    const save = () => {
      if (text === undefined || text === stored) return;
      saveEntityRecord('postType', 'attachment', { id, [name]: text });
    };
    return el(TextControl, {
      label,
      value: text ?? stored,
      disabled: !media,
      onChange: setText,
      onBlur: save,
      __nextHasNoMarginBottom: true,
    });
  }

  /** The alternative text and the caption of a picture, which are the same wherever it is shown. */
  const MediaTexts = ({ id, caption = false }) =>
    el(
      Fragment,
      null,
      el(MediaText, { id, name: 'alt_text', label: words.alt }),
      caption && el(MediaText, { id, name: 'caption', label: words.caption }),
    );

  const shown = (page) => ({
    value: page.id,
    label: `${written(page.title) || `#${page.id}`}${page.status === 'publish' ? '' : ` (${page.status})`}`,
  });
  const fields = { _fields: 'id,title,status', context: 'edit' };

  /** Finds pages by their words, drafts too; what is chosen is shown however many pages there are. */
  function PageSearch({ label, help, value, onChange }) {
    const [search, setSearch] = useState('');
    const query = {
      ...fields,
      per_page: 20,
      status: 'any',
      orderby: search ? 'relevance' : 'modified',
    };
    const { found, chosen, here } = useSelect(
      (select) => ({
        found: select('core').getEntityRecords(
          'postType',
          'page',
          search ? { ...query, search } : query,
        ),
        chosen: value
          ? select('core').getEntityRecords('postType', 'page', {
              ...fields,
              status: 'any',
              include: [value],
            })
          : [],
        here: select('core/editor')?.getCurrentPostId(),
      }),
      [search, value],
    );
    const pages = [...(found ?? []), ...(chosen ?? [])].filter(({ id }) => id !== here);
    const options = [...new Map(pages.map((page) => [page.id, shown(page)])).values()];
    return el(ComboboxControl, {
      label,
      help,
      options,
      value: value || null,
      onFilterValueChange: setSearch,
      onChange: (page) => onChange(Number(page) || 0),
      allowReset: true,
      __nextHasNoMarginBottom: true,
    });
  }

  Object.assign(editor, { MediaButton, MediaTexts, PageSearch, Thumbnail, useMedia, written });
})(window.wp, window.auftrittEditor);
