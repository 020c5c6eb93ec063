// Preloaded into every child of start (node --import): a child whose parent died by kill -9 stops as if by SIGTERM.
const patience_ms = 9_000

process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), patience_ms).unref()
})
// The channel alone must not keep a child alive that has finished draining.
process.channel?.unref()
