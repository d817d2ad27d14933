<script type="module" src="/assets/auftritt.js" data-plugin="<?= e($site['plugin']) ?>"<?php if ($site['privacy_url']): ?> data-privacy-url="<?= e($site['privacy_url']) ?>"<?php endif ?>></script>
