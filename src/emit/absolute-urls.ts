import { scanHtml, urlsOf } from '../plan/scan-html.ts';
import { escapeMarkup } from '../shared/escape-markup.ts';

/** Makes the URLs of all links and images in a piece of HTML absolute, as feed readers need them. */
export function withAbsoluteUrls(html: string, pageUrl: string): string {
  let result = '';
  let copied = 0;
  scanHtml(html, {
    url: (attribute) => {
      const { name, value, start, end } = attribute;
      let changed: string;
      if (name === 'srcset') {
        const descriptors = value
          .split(/,\s+/)
          .map((candidate) => candidate.trim().split(/\s+/)[1]);
        changed = urlsOf(attribute)
          .map((url, index) => [absolute(url, pageUrl), descriptors[index]].join(' ').trim())
          .join(', ');
      } else {
        changed = absolute(value.trim(), pageUrl);
      }
      result += html.slice(copied, start) + escapeMarkup(changed);
      copied = end;
    },
  });
  return result + html.slice(copied);
}

function absolute(url: string, pageUrl: string): string {
  try {
    return new URL(url, pageUrl).href;
  } catch {
    return url;
  }
}
