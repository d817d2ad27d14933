import { useData } from 'vitepress';
import { computed } from 'vue';

/**
 * Takes the place of VitePress' own function of this name, which derives the other language's address
 * from this page's one and leads to pages that are not there. The build has looked up where the switch
 * of each page leads to (`transformPageData` in config.mjs).
 */
export function useLangs() {
  const { site, localeIndex, frontmatter, hash, theme } = useData();
  const currentLang = computed(() => ({
    label: site.value.locales[localeIndex.value]?.label,
    link: localeIndex.value === 'root' ? '/' : `/${localeIndex.value}/`,
  }));
  const localeLinks = computed(() => {
    const other = Object.entries(site.value.locales).find(([key]) => key !== localeIndex.value);
    if (!other) return [];
    const [key, { label }] = other;
    const { address, isSame } = frontmatter.value.otherLanguage ?? {
      address: key === 'root' ? '/' : `/${key}/`,
      isSame: false,
    };
    return [
      isSame
        ? { text: label, link: address + hash.value }
        : { text: `${label} (${theme.value.otherFirstPage})`, link: address },
    ];
  });
  return { localeLinks, currentLang };
}
