import theme from 'vitepress/theme-without-fonts';
import { fitLiveSections } from './live-section.js';
import Showroom from './Showroom.vue';
import './look.css';
import './showroom.css';

/** @type {import('vitepress').Theme} */
export default {
  extends: theme,
  enhanceApp({ app }) {
    app.component('Showroom', Showroom);
    if (!import.meta.env.SSR) fitLiveSections();
  },
};
