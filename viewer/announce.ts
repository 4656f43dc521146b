const region = document.createElement('div');

/** Adds the region that screen readers read aloud: they only notice texts that change. */
export function prepareAnnouncements(): void {
  region.className = 'visually-hidden';
  region.role = 'status';
  document.body.append(region);
}

/** Announces the page that is now shown, as browsers do when they load one. */
export function announcePage(title: string): void {
  region.textContent = title;
}
