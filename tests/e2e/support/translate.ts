import type { Page } from '@playwright/test';

/** Puts the page's texts, also later ones, into upper case the way browsers translate: a <font> replaces each text. */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const translated = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || /^(FONT|SCRIPT|STYLE)$/.test(parent.nodeName) || !text.data.trim()) return;
      const font = document.createElement('font');
      font.textContent = text.data.toUpperCase();
      parent.insertBefore(font, text);
      parent.removeChild(text);
    };
    const translateWithin = (node: Node) => {
      if (node instanceof Text) return translated(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translated);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) translateWithin(node);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}
