<div class="start-screen" aria-hidden="true">
  <img class="start-screen__logo" src="/media/logo.svg" alt="" width="<?= e($pictures['logo']['width']) ?>" height="<?= e($pictures['logo']['height']) ?>">
</div>
