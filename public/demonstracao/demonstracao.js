// Plays what a vendor's form would tell the page around it: loaded, how tall, done.
const say = (message) => parent.postMessage(message, location.origin);
const { simulate } = document.currentScript.dataset;

if (parent !== window) {
  const button = document.createElement('button');
  button.textContent = simulate;
  button.addEventListener('click', () => say({ event: 'done' }));
  document.querySelector('main').append(button);
  say({ event: 'loaded' });
  say({ event: 'resized', height: document.documentElement.scrollHeight });
}
