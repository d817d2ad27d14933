// The bundle is the whole of the script; Vite would warn of its size.
export default { build: { chunkSizeWarningLimit: 950 } };
