<section class="location" id="<?= e($contact['map_id']) ?>">
  <h2><?= e($contact['map_title']) ?></h2>
  <div class="map" data-lat="<?= e($site['latitude']) ?>" data-lng="<?= e($site['longitude']) ?>" data-marker="/media/map-marker.svg" data-title="<?= e($site['name']) ?>">
    <address>
      <strong><?= e($site['name']) ?></strong><br>
      <?= e($site['street']) ?><br>
      <?= e($site['postal_code']) ?> <?= e($site['city']) ?><br>
      <a href="<?= e($site['openstreetmap']) ?>"><?= e($wording['open_map']) ?></a>
    </address>
  </div>
  <p class="location__way"><?= e($wording['directions']) ?></p>
</section>
