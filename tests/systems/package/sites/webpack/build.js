import webpack from 'webpack';

const compiler = webpack({
  mode: 'production',
  context: import.meta.dirname,
  entry: './main.js',
  output: { path: `${import.meta.dirname}/public` },
  experiments: { css: true },
  // The bundle is minified already; webpack would warn of its size.
  optimization: { minimize: false },
  performance: false,
});

compiler.run((error, stats) => {
  console.log(error ?? stats?.toString());
  process.exitCode = error || stats?.hasErrors() || stats?.hasWarnings() ? 1 : 0;
});
