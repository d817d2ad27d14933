</main>
<?php $this->part('sections/footer') ?>
</body>
</html>
