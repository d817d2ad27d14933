<section class="quotes">
  <h2 class="section-label"><?= e($references['quotes_title']) ?></h2>
  <div class="reference-slider">
    <?php foreach ($references['quotes'] as $quote): ?>
      <figure class="reference-slider__slide">
        <?php $this->part('parts/picture', ['picture' => $pictures[$quote['picture']], 'sizes' => '(min-width: 768px) 50vw, 100vw']) ?>
        <figcaption>
          <blockquote><p><?= e($wording['quote_open']) ?><?= e($quote['text']) ?><?= e($wording['quote_close']) ?></p></blockquote>
          <p class="reference-slider__author"><?= e($quote['author']) ?><br>
            <a href="<?= e($links['references']) ?>#<?= e($quote['project']) ?>"><?= e($wording['to_project']) ?></a></p>
        </figcaption>
      </figure>
    <?php endforeach ?>
  </div>
</section>
