/** Whether the page is in English; German otherwise. */
export const isEnglish = document.documentElement.lang.startsWith('en');
