import { readFileSync } from 'node:fs';

/**
 * The rules of Bootstrap 4.6 that open and close parts, word for word; its package is not among ours.
 * (https://github.com/twbs/bootstrap/blob/v4.6.2/dist/css/bootstrap.css)
 */
const rules4 = `
  [hidden] { display: none !important; }
  .fade:not(.show) { opacity: 0; }
  .collapse:not(.show) { display: none; }
  .dropup, .dropright, .dropdown, .dropleft { position: relative; }
  .dropdown-menu { position: absolute; top: 100%; left: 0; z-index: 1000; display: none; float: left; }
  .dropdown-menu.show { display: block; }
  .nav { display: flex; flex-wrap: wrap; padding-left: 0; margin-bottom: 0; list-style: none; }
  .tab-content > .tab-pane { display: none; }
  .tab-content > .active { display: block; }
  .navbar { position: relative; display: flex; flex-wrap: wrap; }
  .navbar-collapse { flex-basis: 100%; flex-grow: 1; align-items: center; }
  @media (min-width: 992px) {
    .navbar-expand-lg .navbar-collapse { display: flex !important; flex-basis: auto; }
    .navbar-expand-lg .navbar-toggler { display: none; }
  }`;

const sheet = (path: string): string =>
  readFileSync(`node_modules/${path}/dist/css/bootstrap.min.css`, 'utf8');

/** A version of Bootstrap, with the words in which its markup differs. */
export interface Bootstrap {
  readonly preset: 'bootstrap-3' | 'bootstrap-4' | 'bootstrap-5';
  readonly styles: string;
  /** What the attributes begin with. */
  readonly data: 'data-' | 'data-bs-';
  /** The class of an open body. */
  readonly open: 'in' | 'show';
}

export const versions: readonly Bootstrap[] = [
  { preset: 'bootstrap-3', styles: sheet('bootstrap'), data: 'data-', open: 'in' },
  { preset: 'bootstrap-4', styles: rules4, data: 'data-', open: 'show' },
  { preset: 'bootstrap-5', styles: sheet('bootstrap-5'), data: 'data-bs-', open: 'show' },
];

/** How a fragment includes the stylesheet and names the preset. */
export const withBootstrap = ({ preset, styles }: Bootstrap) => ({
  head: `<style>${styles}</style>`,
  tag: `data-preset="${preset}"`,
});

const bodyText = 'Anim pariatur cliche reprehenderit.';

/** The items of an accordion, of which the first is open. */
const items = (html: (name: string, open: boolean) => string): string =>
  html('One', true) + html('Two', false);

/** The accordion of each version's documentation, with two of its three items. */
export const accordions: Readonly<Record<Bootstrap['preset'], string>> = {
  'bootstrap-3': `<div class="panel-group" id="accordion" role="tablist" aria-multiselectable="true">${items(
    (name, open) => `<div class="panel panel-default">
  <div class="panel-heading" role="tab" id="heading${name}"><h4 class="panel-title">
    <a${open ? '' : ' class="collapsed"'} role="button" data-toggle="collapse" data-parent="#accordion" href="#collapse${name}" aria-expanded="${open}" aria-controls="collapse${name}">Item ${name}</a>
  </h4></div>
  <div id="collapse${name}" class="panel-collapse collapse${open ? ' in' : ''}" role="tabpanel" aria-labelledby="heading${name}">
    <div class="panel-body">${bodyText}</div>
  </div></div>`,
  )}</div>`,
  'bootstrap-4': `<div class="accordion" id="accordion">${items(
    (name, open) => `<div class="card">
  <div class="card-header" id="heading${name}"><h2 class="mb-0">
    <button class="btn btn-link btn-block text-left${open ? '' : ' collapsed'}" type="button" data-toggle="collapse" data-target="#collapse${name}" aria-expanded="${open}" aria-controls="collapse${name}">Item ${name}</button>
  </h2></div>
  <div id="collapse${name}" class="collapse${open ? ' show' : ''}" aria-labelledby="heading${name}" data-parent="#accordion">
    <div class="card-body">${bodyText}</div>
  </div></div>`,
  )}</div>`,
  'bootstrap-5': `<div class="accordion" id="accordion">${items(
    (name, open) => `<div class="accordion-item"><h2 class="accordion-header">
    <button class="accordion-button${open ? '' : ' collapsed'}" type="button" data-bs-toggle="collapse" data-bs-target="#collapse${name}" aria-expanded="${open}" aria-controls="collapse${name}">Item ${name}</button>
  </h2>
  <div id="collapse${name}" class="accordion-collapse collapse${open ? ' show' : ''}" data-bs-parent="#accordion">
    <div class="accordion-body">${bodyText}</div>
  </div></div>`,
  )}</div>`,
};

/** The navbar of each version's documentation, with a link and a dropdown. */
export const navbars: Readonly<Record<Bootstrap['preset'], string>> = {
  'bootstrap-3': `<nav class="navbar navbar-default"><div class="container-fluid">
  <div class="navbar-header">
    <button type="button" class="navbar-toggle collapsed" data-toggle="collapse" data-target="#links" aria-expanded="false">
      <span class="sr-only">Toggle navigation</span><span class="icon-bar"></span></button>
    <a class="navbar-brand" href="/">Brand</a>
  </div>
  <div class="collapse navbar-collapse" id="links"><ul class="nav navbar-nav">
    <li class="active"><a href="/link/">Link</a></li>
    <li class="dropdown">
      <a href="#" class="dropdown-toggle" data-toggle="dropdown" role="button" aria-haspopup="true" aria-expanded="false">Dropdown <span class="caret"></span></a>
      <ul class="dropdown-menu"><li><a href="/action/">Action</a></li><li><a href="/another/">Another</a></li></ul>
    </li>
  </ul></div></div></nav><main>Page</main>`,
  'bootstrap-4': `<nav class="navbar navbar-expand-lg navbar-light bg-light">
  <a class="navbar-brand" href="/">Brand</a>
  <button class="navbar-toggler" type="button" data-toggle="collapse" data-target="#links" aria-controls="links" aria-expanded="false" aria-label="Toggle navigation"><span class="navbar-toggler-icon"></span></button>
  <div class="collapse navbar-collapse" id="links"><ul class="navbar-nav mr-auto">
    <li class="nav-item active"><a class="nav-link" href="/link/">Link</a></li>
    <li class="nav-item dropdown">
      <a class="nav-link dropdown-toggle" href="#" role="button" data-toggle="dropdown" aria-expanded="false">Dropdown</a>
      <div class="dropdown-menu"><a class="dropdown-item" href="/action/">Action</a><a class="dropdown-item" href="/another/">Another</a></div>
    </li>
  </ul></div></nav><main>Page</main>`,
  'bootstrap-5': `<nav class="navbar navbar-expand-lg bg-body-tertiary"><div class="container-fluid">
  <a class="navbar-brand" href="/">Brand</a>
  <button class="navbar-toggler" type="button" data-bs-toggle="collapse" data-bs-target="#links" aria-controls="links" aria-expanded="false" aria-label="Toggle navigation"><span class="navbar-toggler-icon"></span></button>
  <div class="collapse navbar-collapse" id="links"><ul class="navbar-nav me-auto mb-2 mb-lg-0">
    <li class="nav-item"><a class="nav-link active" aria-current="page" href="/link/">Link</a></li>
    <li class="nav-item dropdown">
      <a class="nav-link dropdown-toggle" href="#" role="button" data-bs-toggle="dropdown" aria-expanded="false">Dropdown</a>
      <ul class="dropdown-menu"><li><a class="dropdown-item" href="/action/">Action</a></li><li><a class="dropdown-item" href="/another/">Another</a></li></ul>
    </li>
  </ul></div></div></nav><main>Page</main>`,
};

/** The tabs of each version's documentation. */
export const tabLists: Readonly<Record<Bootstrap['preset'], string>> = {
  'bootstrap-3': `<div><ul class="nav nav-tabs" role="tablist">
  <li role="presentation" class="active"><a href="#home" aria-controls="home" role="tab" data-toggle="tab">Home</a></li>
  <li role="presentation"><a href="#profile" aria-controls="profile" role="tab" data-toggle="tab">Profile</a></li>
  <li role="presentation" class="disabled"><a href="#later" aria-controls="later" role="tab" data-toggle="tab">Later</a></li>
</ul><div class="tab-content">
  <div role="tabpanel" class="tab-pane fade in active" id="home">Home text</div>
  <div role="tabpanel" class="tab-pane fade" id="profile">Profile text <i id="part">part</i></div>
  <div role="tabpanel" class="tab-pane fade" id="later">Later text</div>
</div></div>`,
  'bootstrap-4': `<ul class="nav nav-tabs" id="myTab" role="tablist">
  <li class="nav-item" role="presentation"><a class="nav-link active" id="home-tab" data-toggle="tab" href="#home" role="tab" aria-controls="home" aria-selected="true">Home</a></li>
  <li class="nav-item" role="presentation"><a class="nav-link" id="profile-tab" data-toggle="tab" href="#profile" role="tab" aria-controls="profile" aria-selected="false">Profile</a></li>
  <li class="nav-item" role="presentation"><a class="nav-link disabled" data-toggle="tab" href="#later" role="tab" aria-selected="false">Later</a></li>
</ul><div class="tab-content" id="myTabContent">
  <div class="tab-pane fade show active" id="home" role="tabpanel" aria-labelledby="home-tab">Home text</div>
  <div class="tab-pane fade" id="profile" role="tabpanel" aria-labelledby="profile-tab">Profile text <i id="part">part</i></div>
  <div class="tab-pane fade" id="later" role="tabpanel">Later text</div>
</div>`,
  'bootstrap-5': `<ul class="nav nav-tabs" id="myTab" role="tablist">
  <li class="nav-item" role="presentation"><button class="nav-link active" id="home-tab" data-bs-toggle="tab" data-bs-target="#home" type="button" role="tab" aria-controls="home" aria-selected="true">Home</button></li>
  <li class="nav-item" role="presentation"><button class="nav-link" id="profile-tab" data-bs-toggle="tab" data-bs-target="#profile" type="button" role="tab" aria-controls="profile" aria-selected="false">Profile</button></li>
  <li class="nav-item" role="presentation"><button class="nav-link" data-bs-toggle="tab" data-bs-target="#later" type="button" role="tab" aria-selected="false" disabled="">Later</button></li>
</ul><div class="tab-content" id="myTabContent">
  <div class="tab-pane fade show active" id="home" role="tabpanel" aria-labelledby="home-tab" tabindex="0">Home text</div>
  <div class="tab-pane fade" id="profile" role="tabpanel" aria-labelledby="profile-tab" tabindex="0">Profile text <i id="part">part</i></div>
  <div class="tab-pane fade" id="later" role="tabpanel" tabindex="0">Later text</div>
</div>`,
};
