// Ten questions about fmt and GLFW whose answer needs the right name, header and release, with the calls that a program
// makes without knowing the library: it reads a name in one answer and asks about it in the next.

/** `calls`: tool and arguments. `needs`: what the answers must contain, in their order over all calls. */
export const tasks = [
  {
    library: 'fmt',
    question: 'Print the elements of a range with a separator: function and header?',
    calls: [
      ['search', { query: 'elements of a range with separator', limit: 3 }],
      ['get_symbol', { name: 'fmt::join' }],
    ],
    needs: [/`fmt::v\d+::join\(/, '#include <fmt/ranges.h>'],
  },
  {
    library: 'fmt',
    question: 'Which header has `fmt::join` in 10.2.1?',
    calls: [['in_release', { name: 'fmt::join', release: '10.2.1' }]],
    needs: [
      'Yes, 10.2.1 has it.',
      /join\(Range &&range, string_view sep\)` in `fmt`; `#include <fmt\/format\.h>`/,
    ],
  },
  {
    library: 'fmt',
    question:
      'The configuration macro `FMT_EXCEPTIONS` in 11.2.0: is it there, and what is used instead?',
    calls: [['in_release', { name: 'FMT_EXCEPTIONS', release: '11.2.0' }]],
    needs: ['No, 11.2.0', '11.0.2 is the last release', 'FMT_USE_EXCEPTIONS'],
  },
  {
    library: 'fmt',
    question: 'Does `fmt::localtime` exist in 12.0.0?',
    calls: [['in_release', { name: 'fmt::localtime', release: '12.0.0' }]],
    needs: ['No, 12.0.0', '11.2.0 is the last release', 'was removed'],
  },
  {
    library: 'fmt',
    question: 'What breaks between 11.2.0 and 12.0.0?',
    calls: [['changes', { from: '11.2.0', to: '12.0.0' }]],
    needs: ['## breaking', '`fmt::localtime`: was removed'],
  },
  {
    library: 'GLFW',
    question: 'Read the title of a window: function, header, first release?',
    calls: [
      ['search', { query: 'title of a window', limit: 3 }],
      ['get_symbol', { name: 'glfwGetWindowTitle' }],
    ],
    needs: ['`glfwGetWindowTitle(', '#include <GLFW/glfw3.h>', 'Since: Added in version 3.4.'],
  },
  {
    library: 'GLFW',
    question: 'Can code for 3.2 call `glfwGetError`?',
    calls: [['in_release', { name: 'glfwGetError', release: '3.2' }]],
    needs: ['No, 3.2', '3.3 is the first release with it', '#include <GLFW/glfw3.h>'],
  },
  {
    library: 'GLFW',
    question: 'Is `glfwSetCharModsCallback` still the function for text input?',
    calls: [['get_symbol', { name: 'glfwSetCharModsCallback' }]],
    needs: ['Deprecated: Scheduled for removal in version 4.0.', 'glfwSetCharCallback'],
  },
  {
    library: 'GLFW',
    question: 'Limit the size of a window: function, and the meaning of its parameters?',
    calls: [
      ['search', { query: 'limit window size', limit: 3 }],
      ['get_symbol', { name: 'glfwSetWindowSizeLimits' }],
    ],
    needs: ['`glfwSetWindowSizeLimits(', 'Since: Added in version 3.2.', 'GLFW_DONT_CARE'],
  },
  {
    library: 'GLFW',
    question: 'What is new in 3.4?',
    calls: [['changes', { from: '3.3', to: '3.4' }]],
    needs: ['## added', '`glfwGetWindowTitle`'],
  },
];
