import { expect, test } from '@jest/globals';
import { addressWords } from '../../viewer/search/address-words.ts';

test.each([
  ['docs/getting-startd/', ['getting startd']],
  ['docs/api/classes/eigen/matrx/', ['matrx', 'eigen']],
  ['docs/api/files/nlohmann/json-hpp/index.html', ['json.hpp', 'nlohmann']],
  ['blog/2024/01/02/new-website/', ['new website']],
  ['1.2/api/', []],
  ['html/classEigen_1_1Matrix.html', ['Eigen::Matrix']],
  ['classEigen_1_1Matrix-members.html', ['Eigen::Matrix']],
  ['structstd_1_1hash_3_01T_01_4.html', ['std::hash']],
  ['namespacemicro__os__plus.html', ['micro_os_plus']],
  ['group__my__topic.html', ['my_topic']],
  ['class_my_class.html', ['MyClass']],
  ['json_8hpp_source.html', ['json.hpp']],
  ['docs/caf%C3%A9/%E0%A4%A', ['%E0%A4%A', 'café']],
])('the words of the address %s are %j', (path, words) => {
  expect(addressWords(path)).toEqual(words);
});
