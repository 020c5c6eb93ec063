// Sent without waiting: navigation is not delayed, and a failed call counts nothing. The middle button also opens links.
for (const link of document.querySelectorAll<HTMLElement>('[data-counted-by]'))
  for (const kind of ['click', 'auxclick'])
    link.addEventListener(kind, (event) => {
      if (event instanceof MouseEvent && event.button > 1) return
      fetch(link.dataset['countedBy'] ?? '', { method: 'POST', keepalive: true, credentials: 'omit' }).catch(() => {})
    })
