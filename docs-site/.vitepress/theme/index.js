import theme from 'vitepress/theme-without-fonts';
import { fitLiveSections } from './live-section.js';
import './look.css';

/** @type {import('vitepress').Theme} */
export default {
  extends: theme,
  enhanceApp() {
    if (!import.meta.env.SSR) fitLiveSections();
  },
};
