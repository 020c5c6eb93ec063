// Told without waiting: nobody is kept from where they go, and a call that fails counts nothing. The middle button opens it, too.
for (const link of document.querySelectorAll<HTMLElement>('[data-counted-by]'))
  for (const kind of ['click', 'auxclick'])
    link.addEventListener(kind, (event) => {
      if (event instanceof MouseEvent && event.button > 1) return
      fetch(link.dataset['countedBy'] ?? '', { method: 'POST', keepalive: true, credentials: 'omit' }).catch(() => {})
    })
