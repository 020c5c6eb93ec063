// Preloaded into every child of start (node --import): if the parent dies by kill -9, the child stops as if by SIGTERM.
const patience_ms = 9_000

process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), patience_ms).unref()
})
// The IPC channel alone must not keep a drained child alive.
process.channel?.unref()
